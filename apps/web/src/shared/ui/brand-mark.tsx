import classes from './brand-mark.module.css'
import icon from './icon.svg?inline'

const NAME = 'Telemachos'

/** The product's mark and name. */
export function BrandMark({ compact = false }: { compact?: boolean }) {
  return (
    <span className={classes.brand}>
      <img src={icon} alt={compact ? NAME : ''} width={28} height={28} />
      {!compact && <span className={classes.name}>{NAME}</span>}
    </span>
  )
}
