"""What all tests share: how many cases Hypothesis tries, and that a slow machine is no failure."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "mentsu",
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("mentsu")
