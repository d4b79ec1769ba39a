"""Write the parts of the page that answer concrete cases from the Python modules that do so on the command line."""
