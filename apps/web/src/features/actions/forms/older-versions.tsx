import { textIn } from '@telemachos/contract/core/text-by-language'
import { Card, Heading, Row, Text } from '#layout'
import { askToConfirm, Button, toast } from '#ui'
import { useCall, useTexts, useWrite, errorText, type CallOutput } from '#shared'
import classes from './forms.module.css'

interface Props {
  readonly place: { readonly ProjectId: number; readonly ActionId: number }
}

type Use = CallOutput<'actions.getFormUse'>['Uses'][number]

/** Who goes on with an older version of the form, and moving them to the present one. */
export function OlderVersions({ place }: Props) {
  const { t } = useTexts()
  const query = useCall('actions.getFormUse', place, { staleTime: 0 })
  const move = useWrite('actions.moveToForm')
  const older = (query.data?.Uses ?? []).filter(({ IsCurrent }) => !IsCurrent)
  const begun = sum(older.map(({ Begun }) => Begun))
  if (!query.data || older.length === 0) return null
  const { FormVersion } = query.data

  async function offer(): Promise<void> {
    const dropped = older.some(({ Dropped }) => Dropped.length > 0)
    const isMeant = await askToConfirm({
      title: t('actions.forms.moveTitle', { count: begun }),
      text: t(dropped ? 'actions.forms.moveDrops' : 'actions.forms.moveKeeps'),
      confirmLabel: t('actions.forms.moveConfirm'),
      danger: dropped,
    })
    if (!isMeant) return
    const { Moved } = await move.mutateAsync({ ...place, FormVersion })
    toast(t('actions.forms.movedOn', { count: Moved }))
    await query.refetch()
  }
  return (
    <Card as="section" gap={2}>
      <Heading as="h2" size="section">
        {t('actions.forms.older')}
      </Heading>
      <Text>{t('actions.forms.olderText')}</Text>
      <ul className={classes.uses}>
        {older.map((use) => (
          <OneUse key={`${use.FormVersion} ${use.Part}`} use={use} />
        ))}
      </ul>
      {begun > 0 && (
        <Row>
          <Button variant="default" loading={move.isPending} onClick={() => void offer()}>
            {t('actions.forms.move')}
          </Button>
        </Row>
      )}
      {move.error && <p role="alert">{errorText(move.error, t)}</p>}
    </Card>
  )
}

/** How many are where, and what of theirs the present form would not show. */
function OneUse({ use }: { readonly use: Use }) {
  const { t, language } = useTexts()
  const { FormVersion, Part, Begun, Completed, Dropped } = use
  return (
    <li>
      <strong>
        {t('actions.forms.version', { version: FormVersion, part: t(`actions.part.${Part}`) })}
      </strong>{' '}
      {t('actions.forms.uses', { begun: Begun, completed: Completed })}
      {Dropped.length > 0 && (
        <>
          <br />
          {t('actions.forms.drops')}{' '}
          {Dropped.map(({ Label, Count }) => `${textIn(Label, language)} (${Count})`).join(', ')}
        </>
      )}
    </li>
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
