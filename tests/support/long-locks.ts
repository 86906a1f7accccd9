/** What in a migration's script would keep members waiting, or break the version that still serves while it runs. */

/** What follows a table's name, and what to do instead. */
const OF_A_TABLE: [pattern: RegExp, says: string][] = [
  [
    /\bADD COLUMN (?=.*\bNOT NULL\b)(?!.*\bDEFAULT\b)/i,
    'the version before fills no such column: give it a default',
  ],
  [
    /\bADD COLUMN .*(\bDEFAULT\s+(gen_random_uuid|random|clock_timestamp|nextval)\b|\b(BIG|SMALL)?SERIAL\b|\bGENERATED ALWAYS AS\b)/i,
    'writes every row anew: add it empty, then fill it in lots',
  ],
  [
    /\bADD CONSTRAINT (?!.*\b(NOT VALID|USING INDEX)\b)/i,
    'reads every row: add it NOT VALID, and validate it in a migration of its own',
  ],
  [/\bALTER COLUMN .*\b(SET DATA )?TYPE\b/i, 'writes every row anew: add another column instead'],
  [/\bSET NOT NULL\b/i, 'reads every row: add a CHECK that is NOT VALID instead'],
  [
    /\bRENAME\b/i,
    'the version before knows the former name: add the new one, and drop the former in a later release',
  ],
]

/** Of the statement as a whole. `Few rows:` and `Contract:` in a comment say why it may be all the same. */
const OF_A_STATEMENT: [pattern: RegExp, says: string, unless?: RegExp][] = [
  [/^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY\b)/i, 'keeps others from writing: make it CONCURRENTLY'],
  [
    /^(UPDATE|DELETE FROM|TRUNCATE)\b/i,
    'locks the rows until all are done: do it in lots',
    /^-- Few rows: \S/m,
  ],
  [/^DROP TABLE\b|^ALTER TABLE .*\bDROP COLUMN\b/is, 'the version before may read it', /^-- Contract: \S/m],
  [/^(LOCK|VACUUM|CLUSTER|REINDEX)\b/i, 'locks the table'],
  [/^DO\b/i, 'can’t be read: write its statements down'],
]

export function longLocks(script: string): string[] {
  const statements = split(script)
  const made = new Set(statements.flatMap((statement) => /^CREATE TABLE (\S+)/i.exec(statement)?.[1] ?? []))
  return [
    ...statements
      .filter((statement) => !made.has(tableOf(statement)))
      .flatMap((statement) => findings(statement, script).map((says) => `${start(statement)} … ${says}`)),
    ...togetherness(statements),
  ]
}

function findings(statement: string, script: string): string[] {
  const parts = /^ALTER TABLE/i.test(statement) ? statement.split(/,\s*(?=(?:ADD|ALTER|DROP|RENAME)\b)/i) : []
  return [
    ...parts.flatMap((part) => OF_A_TABLE.filter(([pattern]) => pattern.test(part)).map(([, says]) => says)),
    ...OF_A_STATEMENT.filter(([pattern]) => pattern.test(statement))
      .filter(([, , unless]) => !unless?.test(script))
      .map(([, says]) => says),
  ]
}

/** A script is one transaction: what it locks stays locked to its end, and some statements can't be in one. */
function togetherness(statements: string[]): string[] {
  const concurrent = statements.some((statement) => /\bCONCURRENTLY\b/i.test(statement))
  const adds = statements.some((statement) => /\bNOT VALID\b/i.test(statement))
  const validates = statements.some((statement) => /\bVALIDATE CONSTRAINT\b/i.test(statement))
  return [
    ...(concurrent && statements.length > 1 ? ['CONCURRENTLY has to be in a migration of its own'] : []),
    ...(adds && validates ? ['a constraint is validated in another migration than it is added in'] : []),
  ]
}

const TABLE =
  /^(?:ALTER TABLE|UPDATE|DELETE FROM|TRUNCATE|LOCK TABLE)(?: ONLY| IF EXISTS)* ("?\w+"?)|^CREATE (?:UNIQUE )?INDEX .*?\bON ("?\w+"?)/is
function tableOf(statement: string): string {
  const [, altered, indexed] = TABLE.exec(statement) ?? []
  return altered ?? indexed ?? ''
}

/** Statements without comments, and without the bodies of functions. */
const split = (script: string): string[] =>
  script
    .replace(/--.*$/gm, '')
    .replace(/(\$\w*\$).*?\1/gs, '')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

const start = (statement: string) => statement.slice(0, 60)
