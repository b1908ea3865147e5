import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import 'survey-core/survey-core.css'
import { Survey } from 'survey-react-ui'

const survey = new Model(await (await fetch('/survey')).json())
// A question at a time, as the product's player has it.
survey.questionsOnPageMode = 'questionPerPage'
createRoot(document.getElementById('root') as HTMLElement).render(
  createElement(Survey, { model: survey }),
)
