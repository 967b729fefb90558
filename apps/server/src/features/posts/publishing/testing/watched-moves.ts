import type { TextDatabase } from '../../../../testing/database/text-sql.ts';
import { isLegal, MOVES } from '../moves.ts';

export interface WatchedMoves {
  /** Moves that were made and are not in the table, as `from → to`. */
  illegal(): Promise<string[]>;
  /** Moves of the table that nothing has made. */
  unmade(): Promise<string[]>;
}

/** Has the database itself note every move of every post from now on, whoever makes it and by whatever statement. */
export async function watchMoves(db: TextDatabase): Promise<WatchedMoves> {
  await db.run('CREATE TABLE made_moves (source text NOT NULL, target text NOT NULL)');
  await db.run(
    `CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN INSERT INTO made_moves VALUES (old.phase, new.phase); RETURN NULL; END $$`,
  );
  await db.run(
    `CREATE TRIGGER note_move AFTER UPDATE ON scheduled_postings
     FOR EACH ROW WHEN (old.phase <> new.phase) EXECUTE FUNCTION note_move()`,
  );
  const made = () =>
    db.rows<{ source: keyof typeof MOVES; target: keyof typeof MOVES }>(
      'SELECT DISTINCT source, target FROM made_moves',
    );
  return {
    illegal: async () =>
      (await made())
        .filter(({ source, target }) => !isLegal(source, target))
        .map((it) => `${it.source} → ${it.target}`),
    unmade: async () => {
      const known = new Set((await made()).map(({ source, target }) => `${source} → ${target}`));
      return listedMoves().filter((move) => !known.has(move));
    },
  };
}

const listedMoves = (): string[] =>
  Object.entries(MOVES).flatMap(([source, targets]) => Object.keys(targets).map((target) => `${source} → ${target}`));
