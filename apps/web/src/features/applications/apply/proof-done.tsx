import { Card, Heading, Text } from '#layout'
import { useEffect, useRef } from 'react'
import { useTexts, type CallOutput } from '#shared'
import classes from './apply.module.css'

interface Props {
  readonly applications: CallOutput<'applications.confirmProof'>['Applications']
}

/** What an applicant is told who has proven the address: the numbers, and whether there is a place. */
export function ProofDone({ applications }: Props) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Heading as="h1" size="page" ref={heading} tabIndex={-1}>
        {t('proof.done.title')}
      </Heading>
      {applications.map(({ Title, Protocol, Waiting, Before }) => (
        <Card key={Protocol} gap={2}>
          <Text tone="soft">{Title}</Text>
          <p className={classes.protocol}>{Protocol}</p>
          <Text>{t(Waiting ? 'apply.done.waiting' : 'proof.done.place')}</Text>
          {Before.length > 0 && (
            <Text>
              {t('proof.same', {
                count: Before.length,
                protocols: Before.map((one) => one.Protocol).join(', '),
              })}
            </Text>
          )}
        </Card>
      ))}
      <Text>{t('proof.done.next')}</Text>
    </>
  )
}
