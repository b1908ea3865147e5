import { Row, Text } from '#layout'
import { IconX } from '@tabler/icons-react'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { duplicateWords } from '@telemachos/questionnaire/types/words'
import { useRef, useState } from 'react'
import { useTexts } from '#shared'
import { announce, Button, IconButton, TextField } from '#ui'
import classes from './types.module.css'
import { say, type TypeProps } from './type-props.ts'

const LONGEST = 100

/** Type 17: words, as many as there are places; a word that is there already is flagged. */
export function Words({ question, answers, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const groups = itemsOf(question)
  const written = groups.flatMap((group) => {
    const text = answers.get(group.id)?.text?.trim() ?? ''
    return text === '' ? [] : [{ id: group.id, text }]
  })
  const free = groups.find(({ id }) => !written.some((word) => word.id === id))
  const duplicates = duplicateWords(question, answers)
  const add = (): void => {
    const word = typed.trim()
    if (word === '' || !free) return
    onAnswer(free.id, say(word))
    announce(t('quest.words.added', { word }))
    setTyped('')
    field.current?.focus()
  }
  return (
    <>
      <ul className={classes.words}>
        {written.map(({ id, text }) => (
          <li key={id} className={classes.word} dir="auto">
            {text}
            {duplicates.includes(id) && (
              <Text as="span" tone="warn" size="small">
                ({t('quest.words.duplicate')})
              </Text>
            )}
            <IconButton
              label={t('quest.words.remove', { word: text })}
              onClick={() => {
                onAnswer(id, say(''))
                announce(t('quest.words.removed', { word: text }))
                field.current?.focus()
              }}
            >
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Row nowrap gap={2} align="end" className={classes.adder}>
        <TextField
          ref={field}
          label={t('quest.words.field')}
          hint={t('quest.words.count', { count: written.length, max: groups.length })}
          className={classes.grow}
          dir="auto"
          maxLength={LONGEST}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" size="md" disabled={!free} onClick={add}>
          {t('quest.words.add')}
        </Button>
      </Row>
    </>
  )
}
