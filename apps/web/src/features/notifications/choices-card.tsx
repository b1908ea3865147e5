import { Card, Stack } from '#layout'
import { NOTICE_WAYS, type NoticeWay } from '@telemachos/contract/core/define-notices'
import { DIGEST_TIME } from '@telemachos/contract/notifications/limits'
import type { TextKey } from '@telemachos/contract/texts'
import { useCall, useTexts, useWrite, type CallOutput } from '#shared'
import { Choice, Loadable, toast, showSystemMessage } from '#ui'
import classes from './notifications.module.css'
import { QuietHours } from './quiet-hours.tsx'

type Kinds = CallOutput<'notifications.getChoices'>['Kinds']

/** How the person is told of each kind besides the page, and when not; each choice is kept at once. */
export function ChoicesCard() {
  const { t } = useTexts()
  const choices = useCall('notifications.getChoices', {})
  return (
    <Card as="section" id="notifications" aria-labelledby="notice-choices">
      <h2 id="notice-choices" className={classes.heading}>
        {t('notifications.choices')}
      </h2>
      <p className={classes.quiet}>{t('notifications.choicesText', { time: DIGEST_TIME })}</p>
      <Loadable query={choices}>
        {({ Kinds, Messages, Quiet }) => (
          <Stack gap={5}>
            {Messages && <p className={classes.quiet}>{t('notifications.messagesText')}</p>}
            {[...Map.groupBy(Kinds, ({ Group }) => Group)].map(([group, kinds]) => (
              <Group key={group} name={group} kinds={kinds} messages={Messages} />
            ))}
            <QuietHours kept={Quiet} />
          </Stack>
        )}
      </Loadable>
    </Card>
  )
}

interface GroupProps {
  readonly name: string
  readonly kinds: Kinds
  /** Whether there is a message service to choose. */
  readonly messages: boolean
}

function Group({ name, kinds, messages }: GroupProps) {
  const { t } = useTexts()
  const save = useWrite('notifications.saveChoice')

  async function keep(Kind: string, Way: NoticeWay): Promise<void> {
    try {
      await save.mutateAsync({ Kind, Way })
      toast(t('notifications.choiceSaved'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Stack as="fieldset" gap={3} className={classes.group}>
      <legend className={classes.groupName}>{t(`notifications.group.${name}` as TextKey)}</legend>
      <div className={classes.kinds}>
        {kinds.map(({ Kind, Way }) => (
          <Choice
            key={Kind}
            label={t(`notifications.choice.${Kind}` as TextKey)}
            isFilter={false}
            value={(save.isPending && save.variables.Kind === Kind && save.variables.Way) || Way}
            onChange={(chosen) => {
              const way = NOTICE_WAYS.find((one) => one === chosen)
              if (way) void keep(Kind, way)
            }}
          >
            {NOTICE_WAYS.filter((way) => way !== 'message' || messages || Way === way).map(
              (way) => (
                <option key={way} value={way}>
                  {t(`notifications.way.${way}`)}
                </option>
              ),
            )}
          </Choice>
        ))}
      </div>
    </Stack>
  )
}
