// zod as a start of the API takes it. The build makes one file of this one, without the languages of messages that nobody here is told
// (`scripts/bundles.ts`), and programs that are started with `--conditions=bundled` get it as `#zod`. What the web framework takes of the
// core stands here too, because there must be one of it.
export { z } from 'zod';
export { $ZodRegistry, $ZodType, globalRegistry, safeEncode, safeParse, toJSONSchema } from 'zod/v4/core';
