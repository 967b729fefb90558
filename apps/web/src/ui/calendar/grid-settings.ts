import type { CalendarOptions } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import timeGrid from '@fullcalendar/react/timegrid';
import { ITEM_MINUTES } from '@waypost/contract/calendar';
import { WEEK_BEGINS } from '@waypost/i18n/locale';
import '@fullcalendar/react/skeleton.css';
import classes from './grid.module.css';
import { placeOf } from './range.ts';

/** A working day begins in sight. */
const OPENS_AT = '07:30';
/** A slot is as long as what a drop snaps to: FullCalendar takes hold of an item in the middle of its slot. */
const QUARTER = '00:15';
const QUARTER_PX = 12;

/** What is the same for every range: hours of Toronto, an item of an hour and a half (CAL-023), no row for whole days (CAL-024). */
export const SETTINGS: CalendarOptions = {
  plugins: [timeGrid, interaction],
  headerToolbar: false,
  height: '100%',
  allDaySlot: false,
  // Cards say their time themselves.
  displayEventTime: false,
  nowIndicator: true,
  scrollTime: OPENS_AT,
  scrollTimeReset: false,
  slotDuration: QUARTER,
  slotMinHeight: QUARTER_PX,
  snapDuration: QUARTER,
  slotHeaderInterval: '01:00',
  // What stands there is grid.tsx's; FullCalendar would make a text for each of the 96 slots, with every drawing.
  slotHeaderFormat: () => '',
  defaultTimedEventDuration: { minutes: ITEM_MINUTES },
  forceEventDuration: true,
  slotEventOverlap: false,
  eventOrder: 'rank,start,id',
  eventDurationEditable: false,
  eventInteractive: false,
  longPressDelay: 350,
  dragRevertDuration: 160,
  eventClass: classes.event,
  dayHeaderAlign: 'center',
  dayHeaderClass: classes.dayHead,
  dayHeaderInnerClass: classes.dayHeadInner,
  tableHeaderClass: classes.header,
  slotHeaderClass: classes.hour,
  slotHeaderInnerClass: classes.hourInner,
  slotLaneClass: ({ isMinor }) => (isMinor ? classes.half : classes.slot),
  dayLaneClass: ({ isToday }) => (isToday ? classes.today : classes.day),
  nowIndicatorLineClass: classes.now,
  nowIndicatorDotClass: classes.nowDot,
  moreLinkClass: classes.more,
  popoverClass: classes.popover,
  popoverCloseClass: classes.popoverClose,
  // It counts in places on Toronto's clock (placeOf, momentOf): with a zone of its own it asks Temporal twice for each slot.
  timeZone: 'UTC',
  now: () => placeOf(new Date().toISOString()),
  firstDay: WEEK_BEGINS,
  viewDidMount({ el }) {
    // A day on which nothing stands is scrolled by keyboard too.
    el.querySelector('[role="rowheader"]')?.setAttribute('tabindex', '0');
  },
};
