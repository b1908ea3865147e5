/** What the server reads a column of a type as (kernel/database/column-types.ts). */
export interface ReadAs {
  readonly type: string
  /** 'number', 'string', 'boolean', 'bytes' or 'json', with [] for arrays. */
  readonly kind: string
}

/** By kind: the types of PostgreSQL with their OIDs and their arrays'. */
const TYPES: Record<string, readonly (readonly [type: string, oid: number, arrayOid: number])[]> = {
  boolean: [['bool', 16, 1000]],
  bytes: [['bytea', 17, 1001]],
  number: [
    ['bigint', 20, 1016],
    ['smallint', 21, 1005],
    ['int', 23, 1007],
    ['oid', 26, 1028],
    ['real', 700, 1021],
    ['double precision', 701, 1022],
  ],
  string: [
    ['name', 19, 1003],
    ['text', 25, 1009],
    ['char', 1042, 1014],
    ['varchar', 1043, 1015],
    ['date', 1082, 1182],
    ['time', 1083, 1183],
    ['timestamp', 1114, 1115],
    ['timestamptz', 1184, 1185],
    ['interval', 1186, 1187],
    ['numeric', 1700, 1231],
    ['uuid', 2950, 2951],
  ],
  json: [
    ['json', 114, 199],
    ['jsonb', 3802, 3807],
  ],
}

/** By the OID of the type. */
export const READ_AS: ReadonlyMap<number, ReadAs> = new Map(
  Object.entries(TYPES).flatMap(([kind, types]) =>
    types.flatMap(([type, oid, arrayOid]): [number, ReadAs][] => [
      [oid, { type, kind }],
      [arrayOid, { type: `${type}[]`, kind: `${kind}[]` }],
    ]),
  ),
)
