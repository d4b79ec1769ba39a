"""Campaigns on a real Dask cluster."""
