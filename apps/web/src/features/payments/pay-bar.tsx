import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { useAskBeforeMany, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { Button, Checkbox, toast, TOAST_MS, showSystemMessage } from '#ui'
import classes from './payments-page.module.css'

type Found = CallOutput<'payments.getPayments'>
type ActionId = Found['Actions'][number]['Id']

/** Records the chosen payments of everybody found, or takes them back. */
export function PayBar({ found }: { readonly found: Found }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('payments.setPayments')
  const askBeforeMany = useAskBeforeMany()
  const [chosen, setChosen] = useState<readonly ActionId[]>([])
  const paid = found.People.flatMap(({ Kayas, Paid }) =>
    Paid.filter(({ ActionId }) => chosen.includes(ActionId)).map(() => Kayas),
  )
  const wholly = new Set(
    found.People.filter(({ Paid }) =>
      chosen.every((id) => Paid.some(({ ActionId }) => ActionId === id)),
    ).map(({ Kayas }) => Kayas),
  )
  const toSet = found.People.length * chosen.length - paid.length
  const count = (value: number) => ({ count: value, number: formatNumber(value, language) })

  async function change(isSet: boolean): Promise<void> {
    const records = isSet ? toSet : paid.length
    const people = isSet ? found.People.length - wholly.size : new Set(paid).size
    const kind = isSet ? 'set' : 'unset'
    const Confirmed = await askBeforeMany({
      title: t(`payments.confirm.${kind}`, {
        ...count(records),
        people: t('updates.people', count(people)),
      }),
      text: t('payments.confirm.text'),
      count: people,
      touched: [{ label: t('payments.actions'), count: records }],
      exceptions: [...found.Unknown, ...found.Ambiguous],
      // What was recorded can be taken back; when and by whom it was recorded cannot.
      isFinal: !isSet,
      confirmLabel: t(`payments.${kind}`, count(records)),
    })
    if (Confirmed === undefined) return
    try {
      const answer = await write.mutateAsync({
        ProjectId,
        Kayas: found.People.map(({ Kayas }) => Kayas),
        ActionIds: [...chosen],
        Set: isSet,
        Confirmed,
      })
      toast(t('payments.done', count(answer.Changed)), { ms: TOAST_MS.massSend })
      setChosen([])
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.massSend)
    }
  }
  return (
    <fieldset className={classes.bar}>
      <legend>{t('payments.actions')}</legend>
      <div className={classes.choices}>
        {found.Actions.map(({ Id, Title }) => (
          <Checkbox
            key={Id}
            label={Title}
            checked={chosen.includes(Id)}
            onChange={(isChosen) =>
              setChosen(isChosen ? [...chosen, Id] : chosen.filter((one) => one !== Id))
            }
          />
        ))}
      </div>
      <div className={classes.ways}>
        <Button
          size="md"
          loading={write.isPending}
          disabled={toSet === 0}
          onClick={() => void change(true)}
        >
          {t('payments.set', count(toSet))}
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={paid.length === 0 || write.isPending}
          onClick={() => void change(false)}
        >
          {t('payments.unset', count(paid.length))}
        </Button>
      </div>
    </fieldset>
  )
}
