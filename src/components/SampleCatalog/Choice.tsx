import type {ReactNode} from 'react';

interface Props {
  label: string;
  value: string;
  options: [value: string, count: number][];
  names?: Record<string, string>;
  onChange: (value: string) => void;
}

/** One filter with a fixed set of values and how many samples have each. */
export function Choice({label, value, options, names = {}, onChange}: Props): ReactNode {
  return (
    <label className="form-label">
      <span>{label}</span>
      <select className="form-control" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map(([option, count]) => (
          <option key={option} value={option}>
            {names[option] ?? option} ({count})
          </option>
        ))}
      </select>
    </label>
  );
}
