import { Row, Stack, Text } from '#layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callAddress, useTexts, type CallOutput } from '#shared'
import { Loadable, SelectField } from '#ui'
import classes from './preview.module.css'

type Preview = CallOutput<'library.getPreview'>

const REASONS = {
  too_large: 'library.office.tooLarge',
  broken: 'library.office.broken',
  locked: 'library.office.locked',
} as const

interface Props {
  readonly id: number
  readonly version: number
  readonly title: string
}

/**
 * What is in a Word, Excel or PowerPoint document: the server has read its texts, and texts are all that
 * is drawn here.
 */
export default function OfficePreview({ id, version, title }: Props) {
  const { t, language } = useTexts()
  // What a version says never changes: however often the library is read again, this is made once.
  const query = useQuery({
    queryKey: ['library.getPreview', id, version, language],
    queryFn: ({ signal }) => call('library.getPreview', { Id: id }, { signal }),
    staleTime: 'static',
  })
  return (
    <Loadable query={query}>
      {(preview) =>
        preview.State === 'shown' ? (
          <Stack gap={2}>
            <Content preview={preview} title={title} />
            {preview.IsCut && (
              <Text size="small" tone="soft">
                {t('library.office.cut')}
              </Text>
            )}
          </Stack>
        ) : (
          <Row gap={3} lineGap={1} align="baseline">
            <p className={classes.quiet}>{t(REASONS[preview.State])}</p>
            <a href={callAddress('library.downloadItem', { Id: id })} download>
              {t('library.download')}
            </a>
          </Row>
        )
      }
    </Loadable>
  )
}

interface ContentProps {
  readonly preview: Preview
  readonly title: string
}

function Content({ preview, title }: ContentProps) {
  const { t } = useTexts()
  const { Blocks, Sheets, Slides } = preview
  if (Sheets.length > 0) return <Workbook preview={preview} title={title} />
  if (Blocks.length === 0 && Slides.length === 0)
    return <p className={classes.quiet}>{t('library.office.empty')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls.
    <section className={classes.office} tabIndex={0} aria-label={t('library.office.of', { title })}>
      {Blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- They never change.
        <Block key={index} block={block} />
      ))}
      {Slides.length > 0 && (
        <ol className={classes.slides}>
          {Slides.map(({ Title, Texts }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- They never change.
            <li key={index}>
              <p className={classes.slideTitle}>
                {Title || t('library.office.slide', { number: index + 1 })}
              </p>
              {Texts.map(({ Text: text, Level }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- They never change.
                <p key={at} style={{ paddingInlineStart: `${Level}em` }}>
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** A part of a text document. Headings are paragraphs: the document's outline is not that of the page. */
function Block({ block }: { readonly block: Preview['Blocks'][number] }) {
  const { Kind, Level, Runs, Rows } = block
  if (Kind === 'table') return <Table rows={Rows} />
  const runs = Runs.map(({ Text: text, Bold, Italic }, index) => {
    const shown = Italic ? <em>{text}</em> : text
    // oxlint-disable-next-line react/no-array-index-key -- They never change.
    return <span key={index}>{Bold ? <strong>{shown}</strong> : shown}</span>
  })
  if (Kind === 'heading')
    return (
      <p className={classes.heading} data-level={Math.min(3, Level)}>
        {runs}
      </p>
    )
  if (Kind === 'item')
    return (
      <p className={classes.item} style={{ marginInlineStart: `${Level + 1}em` }}>
        {runs}
      </p>
    )
  return <p>{runs}</p>
}

function Table({ rows }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <table className={classes.table}>
      <tbody>
        {rows.map((cells, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- They never change.
          <tr key={row}>
            {cells.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- They never change.
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The sheets of a workbook, one at a time. */
function Workbook({ preview: { Sheets }, title }: ContentProps) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<string | null>(null)
  const [first, ...others] = Sheets
  const sheet = Sheets[Number(chosen)] ?? first
  return (
    <Stack gap={2}>
      {others.length > 0 && (
        <SelectField
          label={t('library.office.sheet')}
          value={chosen}
          none={first?.Name ?? ''}
          options={others.map(({ Name }, index) => ({ value: String(index + 1), label: Name }))}
          onChange={setChosen}
        />
      )}
      {sheet && sheet.Rows.length > 0 ? (
        <section
          className={classes.sheet}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls.
          tabIndex={0}
          aria-label={t('library.office.of', { title })}
        >
          <Table rows={sheet.Rows} />
        </section>
      ) : (
        <p className={classes.quiet}>{t('library.office.empty')}</p>
      )}
    </Stack>
  )
}
