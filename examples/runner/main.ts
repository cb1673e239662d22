// Builds, starts and asks the examples. Usage: npm run examples -- [--fresh | --page] [NAME…]
import {runExamples} from './run';

void runExamples(process.argv.slice(2)).then((code) => process.exit(code));
