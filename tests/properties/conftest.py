"""How the properties are run: on fresh cases every time, with what it takes to repeat a failure."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "properties",
    deadline=None,
    derandomize=False,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("properties")
