import { useState } from 'react'
import texts from 'texts:input-mask'
import { addTexts } from '#web/lib/text.ts'
import { BRANDS, brandOf, isCardNumber } from '#web/samples/lib/card-number.ts'
import { after, CARD_NUMBER, CLOCK, inBlocks, ISO_DATE, NUMERAL, PHONE } from '#web/samples/lib/masks.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { CardMark } from '#web/samples/ui/billing/card-mark.tsx'
import { MaskedField } from '#web/samples/ui/controls/masked-field.tsx'

addTexts(texts)

const Phone = () => {
  const [phone, setPhone] = useState('')
  return (
    <MaskedField
      label="Phone"
      type="tel"
      description="Ten digits, such as (555) 010-0142."
      mask={PHONE}
      value={phone}
      onChange={setPhone}
    />
  )
}

const Card = () => {
  const [number, setNumber] = useState('')
  const brand = brandOf(number)
  const isLong = number.replaceAll(' ', '').length >= 15
  return (
    <MaskedField
      label="Card number"
      description={brand ? BRANDS[brand].name : 'The first digits tell whose card it is.'}
      mask={CARD_NUMBER}
      value={number}
      onChange={setNumber}
      error={isLong && !isCardNumber(number) && 'A digit is not right.'}
      rightSection={<CardMark brand={brand} />}
      rightSectionWidth={54}
    />
  )
}

const Date = () => {
  const [date, setDate] = useState('')
  return (
    <MaskedField
      label="Date"
      description="Year, month, day: 2026-11-04."
      mask={ISO_DATE}
      value={date}
      onChange={setDate}
    />
  )
}

const Time = () => {
  const [time, setTime] = useState('')
  return (
    <MaskedField
      label="Time"
      description="Hours, minutes, seconds: 19:30:00."
      mask={CLOCK}
      value={time}
      onChange={setTime}
    />
  )
}

const Numeral = () => {
  const [amount, setAmount] = useState('')
  return (
    <MaskedField
      label="Amount"
      description="Thousands are set apart; a point begins the cents."
      inputMode="decimal"
      mask={NUMERAL}
      value={amount}
      onChange={setAmount}
    />
  )
}

const PARTS = inBlocks([4, 3, 3])

const Blocks = () => {
  const [text, setText] = useState('')
  return (
    <MaskedField
      label="Licence"
      description="Four, three and three digits."
      mask={PARTS}
      value={text}
      onChange={setText}
    />
  )
}

const DOTTED = inBlocks([3, 3, 3], '·')

const Delimiters = () => {
  const [text, setText] = useState('')
  return <MaskedField label="Case" description="Dots between threes." mask={DOTTED} value={text} onChange={setText} />
}

const MIXED = inBlocks([3, 3, 3, 2], ['.', '.', '-'])

const Custom = () => {
  const [text, setText] = useState('')
  return <MaskedField label="Tax number" description="123.456.789-09" mask={MIXED} value={text} onChange={setText} />
}

const BADGE = after('ON-', inBlocks([3, 3]))

const Prefix = () => {
  const [badge, setBadge] = useState('')
  return <MaskedField label="Badge" description="ON- comes by itself." mask={BADGE} value={badge} onChange={setBadge} />
}

const InputMaskPage = () => (
  <Examples page="input-mask" parts={{ Phone, Card, Date, Time, Numeral, Blocks, Delimiters, Custom, Prefix }} />
)
export default InputMaskPage
