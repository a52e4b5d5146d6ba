export { type Column, ColumnsChart } from './columns-chart.tsx';
export { CourseChart, type CourseLine } from './course-chart.tsx';
export { type ShareBar, ShareBars } from './share-bars.tsx';
