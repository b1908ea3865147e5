import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import {
  sayNotUndone,
  undoneWords,
  useAskBeforeMany,
  useIdentity,
  useOfferUndo,
  useTexts,
  useWrite,
  withUndo,
  type CallOutput,
} from '#shared'
import { Button, Checkbox, toast, TOAST_MS, showSystemMessage } from '#ui'
import classes from './payments-page.module.css'

type Found = CallOutput<'payments.getPayments'>
type ActionId = Found['Actions'][number]['Id']

/** Records the chosen payments of everybody found, or takes them back. */
export function PayBar({ found }: { readonly found: Found }) {
  const texts = useTexts()
  const { t, language } = texts
  const { ProjectId } = useIdentity()
  const write = useWrite('payments.setPayments')
  const back = useWrite('payments.undoPayments')
  const offerUndo = useOfferUndo()
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
  const takesNone = found.Actions.some(({ Id, Published }) => !Published && chosen.includes(Id))
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
      exceptions: [
        ...found.Unknown.map((number) => t('payments.left.unknown', { number })),
        ...found.Ambiguous.map((number) => t('payments.left.ambiguous', { number })),
      ],
      isFinal: false,
      confirmLabel: t(`payments.${kind}`, count(records)),
    })
    if (Confirmed === undefined) return
    await withUndo(send(isSet, Confirmed))
  }
  async function send(isSet: boolean, Confirmed: number): Promise<void> {
    try {
      const { Changed, Change } = await write.mutateAsync({
        ProjectId,
        Kayas: found.People.map(({ Kayas }) => Kayas),
        ActionIds: [...chosen],
        Set: isSet,
        Confirmed,
      })
      const done = t('payments.done', count(Changed))
      setChosen([])
      if (Change === null) toast(done, { ms: TOAST_MS.massSend })
      else offerUndo({ done, ms: TOAST_MS.massSend, undo: () => undo(Change) })
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.massSend)
    }
  }
  async function undo(Change: number): Promise<string | false> {
    try {
      return undoneWords(await back.mutateAsync({ ProjectId, Change }), texts)
    } catch (error) {
      sayNotUndone(error, t)
      return false
    }
  }
  return (
    <fieldset className={classes.bar}>
      <legend>{t('payments.actions')}</legend>
      <div className={classes.choices}>
        {found.Actions.map(({ Id, Title, Published }) => (
          <Checkbox
            key={Id}
            label={Published ? Title : `${Title} (${t('payments.unpublished')})`}
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
          loading={write.isPending || back.isPending}
          disabled={toSet === 0 || takesNone}
          onClick={() => void change(true)}
        >
          {t('payments.set', count(toSet))}
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={paid.length === 0}
          held={write.isPending}
          onClick={() => void change(false)}
        >
          {t('payments.unset', count(paid.length))}
        </Button>
      </div>
    </fieldset>
  )
}
