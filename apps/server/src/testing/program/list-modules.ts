import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Preloaded with `--import` into a program under test: at its end one line on standard error names every module that it loaded. */
const loaded = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    loaded.add(url);
    return nextLoad(url, context);
  },
});
process.once('exit', () => {
  writeSync(2, `\n${JSON.stringify({ modules: [...loaded] })}\n`);
});
