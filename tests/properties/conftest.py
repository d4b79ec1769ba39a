"""How the properties are run: on fresh cases every time, with what it takes to repeat a failure."""

from hypothesis import HealthCheck, settings

from tests.samples import sample_size

settings.register_profile(
    "properties",
    max_examples=sample_size(100),
    deadline=None,
    derandomize=False,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("properties")
