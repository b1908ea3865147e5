import { Card } from '#layout'
import { useTexts } from '#shared'
import { Button, Switch } from '#ui'
import { askPermission, turnNotices, useBrowserPermission } from './browser-permission.ts'
import classes from './notifications.module.css'

/** Whether this browser tells of what arrives while the page is not looked at (spec §8). */
export function BrowserCard() {
  const { t } = useTexts()
  const permission = useBrowserPermission()
  return (
    <Card as="section" aria-labelledby="browser-notices">
      <h2 id="browser-notices" className={classes.heading}>
        {t('notifications.browser')}
      </h2>
      <p className={classes.quiet} role="status">
        {t(`notifications.browser.${permission}`)}
      </p>
      {permission === 'default' && (
        <Button variant="default" className={classes.ask} onClick={() => void askPermission()}>
          {t('notifications.browser.ask')}
        </Button>
      )}
      {(permission === 'granted' || permission === 'off') && (
        <Switch
          label={t('notifications.browser.show')}
          on={permission === 'granted'}
          onChange={turnNotices}
        />
      )}
    </Card>
  )
}
