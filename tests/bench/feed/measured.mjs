// Preloaded into a process; reports its CPU microseconds so far and its memory in bytes on request.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
