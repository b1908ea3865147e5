import classes from './mail.module.css'

/** The words of a mail, paragraph by paragraph; addresses are shown, not followed. */
export function MailText({ text }: { readonly text: string }) {
  return (
    <div className={classes.text}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
