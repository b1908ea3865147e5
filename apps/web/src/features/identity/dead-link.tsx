import { SIGN_IN_PATH } from '@telemachos/contract/core/call-path'
import { Button } from '#ui'
import { useState } from 'react'
import { useTexts } from '#shared'
import ForgotPassword from './forgot-password.tsx'
import classes from './sign-in-page.module.css'

/** Says that a mailed link does not hold, and leads to a new one. */
export function DeadLink() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <div role="alert">
        <h1 className={classes.title}>{t('identity.reset.dead')}</h1>
        <p className={classes.lead}>{t('identity.reset.deadLead')}</p>
      </div>
      <Button size="md" onClick={() => setOpen(true)}>
        {t('identity.reset.again')}
      </Button>
      <a href={SIGN_IN_PATH} className={classes.onward}>
        {t('identity.reset.toSignIn')}
      </a>
      <ForgotPassword open={open} guess="" onClose={() => setOpen(false)} />
    </>
  )
}
