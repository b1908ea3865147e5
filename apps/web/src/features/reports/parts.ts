/* What others load of it once it is needed. */
export const loadSqlText = () => import('./sql/checked-sql.tsx')
