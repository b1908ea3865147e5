import classes from './notice.module.css'

export interface NoticeText {
  /** Tells two notices apart that say the same. */
  readonly id: number
  readonly text: string
  readonly kind: 'done' | 'failed'
  /** What the button says and does. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** What has just been done, with a way back. */
export function Notice({ notice }: { readonly notice: NoticeText | undefined }) {
  return (
    <div role="status" className={classes.region}>
      {notice && (
        <div key={notice.id} className={classes.notice} data-kind={notice.kind}>
          <span>{notice.text}</span>
          {notice.action && (
            <button type="button" className={classes.button} onClick={notice.action.run}>
              {notice.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
