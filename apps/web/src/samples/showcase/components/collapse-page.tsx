import { Button, Collapse } from '@mantine/core'
import { useState } from 'react'
import texts from 'texts:collapse'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './collapse.module.css'

addTexts(texts)

const Basic = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <Button aria-expanded={isOpen} aria-controls="handover" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the handover' : 'Show the handover'}
      </Button>
      <Collapse id="handover" expanded={isOpen}>
        <p className={styles.sheet}>
          Bed 12 goes home before noon. Bed 14 waits for the result of the scan. The pharmacy delivers at four.
        </p>
      </Collapse>
    </Stack>
  )
}

const Multiple = () => {
  const [isFirst, setFirst] = useState(true)
  const [isSecond, setSecond] = useState(false)
  const both = isFirst && isSecond
  const toggleBoth = () => {
    setFirst(!both)
    setSecond(!both)
  }
  return (
    <Stack>
      <Stack isRow>
        <Button aria-expanded={isFirst} aria-controls="days" onClick={() => setFirst(!isFirst)}>
          Day shifts
        </Button>
        <Button aria-expanded={isSecond} aria-controls="nights" onClick={() => setSecond(!isSecond)}>
          Night shifts
        </Button>
        <Button variant="default" aria-expanded={both} aria-controls="days nights" onClick={toggleBoth}>
          Both
        </Button>
      </Stack>
      <div className={styles.columns}>
        <Collapse id="days" expanded={isFirst}>
          <p className={styles.sheet}>7 AM to 7 PM, with four nurses and two doctors on each ward.</p>
        </Collapse>
        <Collapse id="nights" expanded={isSecond}>
          <p className={styles.sheet}>7 PM to 7 AM, with two nurses on each ward and one doctor in the house.</p>
        </Collapse>
      </div>
    </Stack>
  )
}

const Horizontal = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack isRow>
      <Button aria-expanded={isOpen} aria-controls="legend" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the legend' : 'Show the legend'}
      </Button>
      <Collapse id="legend" expanded={isOpen} orientation="horizontal">
        <p className={`${styles.sheet} ${styles.line}`}>D day, N night, C on call</p>
      </Collapse>
    </Stack>
  )
}

const CollapsePage = () => <Examples page="collapse" parts={{ Basic, Multiple, Horizontal }} />
export default CollapsePage
