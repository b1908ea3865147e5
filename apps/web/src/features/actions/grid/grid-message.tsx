import classes from './grid-message.module.css'

interface Props {
  readonly title: string
  readonly text: string
  /** True where something went wrong, which is said at once. */
  readonly failed?: boolean
  /** What can be done about it. */
  readonly button?: { readonly label: string; readonly run: () => void }
}

/** In place of the grid: why it is not there, and what can be done. */
export function GridMessage({ title, text, failed = false, button }: Props) {
  return (
    <div className={classes.message} role={failed ? 'alert' : undefined}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {button && (
        <button type="button" className={classes.button} onClick={button.run}>
          {button.label}
        </button>
      )}
    </div>
  )
}
