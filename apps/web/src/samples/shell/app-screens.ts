import { screenIn } from '#web/lib/pages/screen-in.ts'

export const loadScreen = screenIn(import.meta.glob(['../apps/**/*-page.tsx', '!../apps/dashboards/cards-*-page.tsx']))
