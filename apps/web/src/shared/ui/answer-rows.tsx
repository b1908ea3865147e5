import classes from './answer-rows.module.css'

interface Props {
  readonly rows: readonly { readonly Label: string; readonly Answer: string }[]
}

/** What was answered, question by question. */
export function AnswerRows({ rows }: Props) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ Label, Answer }, place) => (
        <div key={`${place} ${Label}`}>
          <dt>{Label}</dt>
          <dd>{Answer}</dd>
        </div>
      ))}
    </dl>
  )
}
