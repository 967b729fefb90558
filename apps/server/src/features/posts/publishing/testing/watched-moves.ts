import type { TextDatabase } from '../../../../testing/database/text-sql.ts';
import { isLegal, MOVES, UNMADE_FROM } from '../moves.ts';

export interface WatchedMoves {
  /** Moves that were made and are not in the table, as `from → to`. */
  illegal(): Promise<string[]>;
  /** Moves of the table that nothing has made. */
  unmade(): Promise<string[]>;
}

/** What the database notes as the target of a row that is deleted. */
const GONE = 'gone';

/** Has the database itself note every move of every post from now on, whoever makes it and by whatever statement. */
export async function watchMoves(db: TextDatabase): Promise<WatchedMoves> {
  await db.run('CREATE TABLE made_moves (source text NOT NULL, target text NOT NULL)');
  await db.run(
    `CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN INSERT INTO made_moves VALUES (old.phase, coalesce(new.phase, '${GONE}')); RETURN NULL; END $$`,
  );
  await db.run(
    `CREATE TRIGGER note_move AFTER UPDATE ON scheduled_postings
     FOR EACH ROW WHEN (old.phase <> new.phase) EXECUTE FUNCTION note_move()`,
  );
  await db.run('CREATE TRIGGER note_end AFTER DELETE ON scheduled_postings FOR EACH ROW EXECUTE FUNCTION note_move()');
  const made = () =>
    db.rows<{ source: keyof typeof MOVES; target: keyof typeof MOVES | typeof GONE }>(
      'SELECT DISTINCT source, target FROM made_moves',
    );
  return {
    illegal: async () =>
      (await made())
        .filter(({ source, target }) => (target === GONE ? source !== UNMADE_FROM : !isLegal(source, target)))
        .map((it) => `${it.source} → ${it.target}`),
    unmade: async () => {
      const known = new Set((await made()).map(({ source, target }) => `${source} → ${target}`));
      return listedMoves().filter((move) => !known.has(move));
    },
  };
}

const listedMoves = (): string[] => [
  `${UNMADE_FROM} → ${GONE}`,
  ...Object.entries(MOVES).flatMap(([source, targets]) =>
    Object.keys(targets).map((target) => `${source} → ${target}`),
  ),
];
