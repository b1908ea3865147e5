import { Card, Stack } from '#layout'
import { NOTICE_KINDS } from '@telemachos/contract/notifications/kinds'
import { useCall, useTexts, useWrite } from '#shared'
import { Loadable, Switch, toast, showSystemMessage } from '#ui'
import classes from './notifications.module.css'

/** Which notifications the person wants by mail as well; each is kept at once. */
export function ChoicesCard() {
  const { t } = useTexts()
  const choices = useCall('notifications.getChoices', {})
  const save = useWrite('notifications.saveChoice')
  return (
    <Card as="section">
      <h2 className={classes.heading}>{t('notifications.choices')}</h2>
      <p className={classes.quiet}>{t('notifications.choicesText')}</p>
      <Loadable query={choices}>
        {({ Mail }) => (
          <Stack gap={1} packed>
            {NOTICE_KINDS.map((kind) => (
              <Switch
                key={kind}
                label={t(`notifications.choice.${kind}`)}
                on={Mail[kind]}
                onChange={(wanted) =>
                  save.mutate(
                    { Kind: kind, Mail: wanted },
                    {
                      onSuccess: () => toast(t('notifications.choiceSaved')),
                      onError: (error) => showSystemMessage(error, t),
                    },
                  )
                }
              />
            ))}
          </Stack>
        )}
      </Loadable>
    </Card>
  )
}
