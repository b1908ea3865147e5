import { awayTexts } from '@telemachos/contract/core/away-texts'
import classes from './away-help.module.css'

const KEPT = [
  'core.away.kept.chats',
  'core.away.kept.answers',
  'core.away.kept.application',
  'core.away.kept.windows',
] as const
const NEEDS = ['core.away.needs.pages', 'core.away.needs.files', 'core.away.needs.account'] as const

/** What still works without a network, and what does not, in words: the server's texts are not there. */
export default function AwayHelp({ lang }: { readonly lang: string }) {
  const say = (key: keyof typeof awayTexts): string => awayTexts[key][lang === 'el' ? 'el' : 'en']
  return (
    <>
      <h2 className={classes.title}>{say('core.away.kept')}</h2>
      <List lines={KEPT.map(say)} />
      <h2 className={classes.title}>{say('core.away.needs')}</h2>
      <List lines={NEEDS.map(say)} />
    </>
  )
}

function List({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {lines.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}
