// Loaded into a process before its program: tells what it has cost so far, in microseconds of processor and in bytes.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
