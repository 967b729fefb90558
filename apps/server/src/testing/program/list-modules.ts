import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Preloaded with `--import` into a program under test: at its end one line on standard error names every module that it loaded, and which parts of Node. */
const loaded = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    loaded.add(url);
    return nextLoad(url, context);
  },
});
process.once('exit', () => {
  const { moduleLoadList } = process as unknown as { moduleLoadList: string[] };
  const natives = moduleLoadList
    .map((name) => name.match(/^NativeModule (.*)/)?.[1])
    .filter((name) => name !== undefined);
  writeSync(2, `\n${JSON.stringify({ modules: [...loaded], natives })}\n`);
});
