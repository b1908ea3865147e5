import classes from './back-link.module.css'

/** The arrow of a way back with its distance, which listeners need not hear; mirrored where the page is. */
export function BackArrow() {
  return (
    <span aria-hidden="true" className={`reading-arrow ${classes.arrow}`}>
      ←
    </span>
  )
}
