import { Text } from '#layout'
import { useTexts, type CallOutput } from '#shared'
import classes from './author.module.css'

interface Props {
  readonly person: CallOutput<'actions.tryConditions'>['List'][number]
}

/** Whether an action is shown and open to somebody, and which parts of its condition keep it from them. */
export function WhyNot({ person: { Shown, Enabled, Why } }: Props) {
  const { t } = useTexts()
  const state = Shown ? (Enabled ? 'open' : 'closed') : 'hidden'
  return (
    <>
      <Text tone="faint" size="medium">
        {t(`actions.author.state.${state}`)}
      </Text>
      {Why.length > 0 && (
        <ul className={classes.missing}>
          {Why.map(({ Text: part, Values }) => (
            <li key={part}>
              {t('actions.author.why')} <code>{part}</code>
              {Values.map(({ Name, Value }) => (
                <Text key={Name} as="span" tone="faint" size="medium">
                  {' · '}
                  {t('actions.author.whyValue', {
                    name: Name,
                    value: Value || t('ui.conflict.empty'),
                  })}
                </Text>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
