import { IconEye, IconUserShield } from '@tabler/icons-react'
import { fullName } from '@telemachos/rules/greek-person'
import { useLayoutEffect, useState } from 'react'
import { useTexts, type Identity } from '#shared'
import { endStandIn } from './end-stand-in.ts'
import classes from './stand-in-banner.module.css'

/** Says on every page in whose place an administrator is, and leads back to their own. */
export default function StandInBanner({ identity }: { readonly identity: Identity }) {
  const { t } = useTexts()
  const [ending, setEnding] = useState(false)
  const { StandIn } = identity
  const mode = StandIn?.Mode
  // What is fixed to the top of the window gives way by the height of the banner.
  useLayoutEffect(() => {
    if (mode === undefined) return undefined
    document.documentElement.dataset['standIn'] = mode
    return () => {
      delete document.documentElement.dataset['standIn']
    }
  }, [mode])
  if (!StandIn || mode === undefined) return null

  async function end(): Promise<void> {
    setEnding(true)
    await endStandIn(identity).catch(() => location.assign('/'))
  }

  const Icon = mode === 'viewing' ? IconEye : IconUserShield
  return (
    <aside className={classes.banner} data-mode={mode} aria-label={t('standIn.banner')}>
      <Icon size={20} aria-hidden="true" className={classes.icon} />
      <p className={classes.text}>
        <strong>{t(`standIn.${mode}`, { name: fullName(identity) })}</strong>
        <span className={classes.by}>
          {t(`standIn.${mode}.by`, { admin: fullName(StandIn.Admin) })}
        </span>
      </p>
      <button type="button" className={classes.end} disabled={ending} onClick={() => void end()}>
        {t(`standIn.${mode}.end`)}
      </button>
    </aside>
  )
}
