"""How the properties are run: on fresh cases every time, with what it takes to repeat a failure."""

from hypothesis import settings

from tests.samples import sample_size

settings.register_profile(
    "properties",
    settings.get_profile("any machine"),
    max_examples=sample_size(100),
    derandomize=False,
    print_blob=True,
)
settings.load_profile("properties")
