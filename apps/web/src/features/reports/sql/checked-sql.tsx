import { useCall } from '#shared'
import { SqlEditor } from './sql-editor.tsx'

interface CheckedSqlProps {
  readonly label: string
  readonly value: string
  /** The text once somebody has stopped typing. */
  readonly rested: string
  readonly onChange: (value: string) => void
}

/** An editor of SQL that is checked by the server whenever it has rested, as authors of queries have it. */
export default function CheckedSql({ rested, ...editor }: CheckedSqlProps) {
  const check = useCall(
    'reports.checkText',
    { Query: rested },
    { enabled: rested.trim() !== '', retry: false },
  )
  const mistake = rested === editor.value ? check.data?.Mistake : undefined
  return <SqlEditor {...editor} mistake={mistake ?? undefined} />
}
